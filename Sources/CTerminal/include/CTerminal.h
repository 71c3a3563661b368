#ifndef CTERMINAL_H
#define CTERMINAL_H

/// Takes the terminal behind two descriptors: keys come as bytes, the alternate screen is shown.
///
/// Until it is given back, every signal that ends the process gives it back first, and Ctrl-Z's
/// gives it back while the process is stopped. Written in C because a signal's handler may call
/// nothing that takes a lock: no allocation, no Swift. One terminal at a time.
/// With `mouse`, clicks come as sequences, too. Returns 0, or -1 with errno.
int cterminal_take(int input, int output, int mouse);

/// Gives the terminal back as it was, and the signals their former handlers; may be called twice.
void cterminal_give_back(void);

/// Gives the terminal back for a while, to a program that this process starts and waits for.
///
/// As long as it is lent, Ctrl-C does not end this process, and after a stop the terminal is still
/// the other program's.
void cterminal_lend(void);

/// Takes a terminal that was lent, whatever state it was left in; then it is as after a stop.
void cterminal_take_again(void);

/// A descriptor that is readable when the screen's size has changed or the process goes on after
/// a stop; what is read from it means nothing.
int cterminal_wakeups(void);

#endif
