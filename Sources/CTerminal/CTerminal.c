#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

// Alternate screen (which saves the cursor), cursor hidden, no wrapping at the right edge.
static const char entering[] = "\033[?1049h\033[?25l\033[?7l";
// First the end of whatever was being written: a string, a link, a look, a synchronized frame.
static const char leaving[] =
    "\033\\\033]8;;\033\\\033[0m\033[?2026l\033[?7h\033[?25h\033[?1049l";

// What a program that ended badly may have left: a part that scrolls, keys that say something else,
// a mouse that types, brackets around what is pasted.
static const char cleaning[] = "\033[r\033[?1l\033>\033[?1000;1002;1003;1004;1006;2004l";

// Clicks, with decimal places (xterm's modes 1000 and 1006).
static const char mouse_on[] = "\033[?1000;1006h";
static const char mouse_off[] = "\033[?1000;1006l";

// A stack overflow leaves no room for a handler on the stack itself.
static char spare_stack[65536];

static const int ending[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGXCPU,
                             SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS};
enum { ending_count = sizeof ending / sizeof ending[0] };

static struct sigaction former[NSIG];
static struct termios former_modes;
static int input = -1, output = -1;
static int wakeups[2] = {-1, -1};
static volatile sig_atomic_t is_taken, is_lent, is_using_spare_stack, wants_mouse;

// Ctrl-C and Ctrl-\ are meant for those to whom it is lent, as for the children of a shell.
static const int borrowers[] = {SIGINT, SIGQUIT};
enum { borrowers_count = sizeof borrowers / sizeof borrowers[0] };
static struct sigaction lent[NSIG];

static void set_modes(const struct termios *modes) {
  while (tcsetattr(input, TCSANOW, modes) < 0 && errno == EINTR) {}
}

static void send(const char *text, size_t count) {
  while (count > 0) {
    ssize_t written = write(output, text, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    text += written;
    count -= (size_t)written;
  }
}

static void wake(void) {
  (void)!write(wakeups[1], "", 1);
}

// The modes first: a process in the background is stopped there, before it draws on anything.
static void show(void) {
  struct termios modes = former_modes;
  modes.c_iflag &= ~(tcflag_t)(BRKINT | ICRNL | IGNCR | INLCR | INPCK | ISTRIP | IXON);
  modes.c_lflag &= ~(tcflag_t)(ECHO | ICANON | IEXTEN | ISIG);
  modes.c_cc[VMIN] = 1;
  modes.c_cc[VTIME] = 0;
  set_modes(&modes);
  send(entering, sizeof entering - 1);
  if (wants_mouse) send(mouse_on, sizeof mouse_on - 1);
}

static void hide(void) {
  if (!is_taken) return;
  if (wants_mouse) send(mouse_off, sizeof mouse_off - 1);
  send(leaving, sizeof leaving - 1);
  set_modes(&former_modes);
  is_taken = 0;  // last: whatever interrupts this does it again
}

// MARK: - Handlers

static void end(int number) {
  int error = errno;
  hide();
  // Blocked until this handler returns; then it does what it would have done without us.
  sigaction(number, &former[number], NULL);
  raise(number);
  errno = error;
}

static void stop(int number) {
  int error = errno;
  int was_taken = is_taken;
  struct sigaction own, standard = {.sa_handler = SIG_DFL};
  sigset_t mask;
  hide();
  sigaction(number, &standard, &own);
  sigemptyset(&mask);
  sigaddset(&mask, number);
  raise(number);
  pthread_sigmask(SIG_UNBLOCK, &mask, NULL);  // here it stops, and here it goes on
  pthread_sigmask(SIG_BLOCK, &mask, NULL);
  sigaction(number, &own, NULL);
  if (was_taken) {
    tcgetattr(input, &former_modes);
    is_taken = 1;
    show();
    wake();
  }
  errno = error;
}

// After a stop that could not be noticed (SIGSTOP); after any other, `stop` shows the screen.
static void go_on(int number) {
  (void)number;
  int error = errno;
  if (is_taken) show();
  wake();
  errno = error;
}

static void resize(int number) {
  (void)number;
  int error = errno;
  wake();
  errno = error;
}

// A handler, because what is ignored would be so in the program that is started meanwhile.
static void pass_over(int number) { (void)number; }

static void install(int number, void (*handler)(int)) {
  struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART | SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  sigaction(number, NULL, &former[number]);
  // What was ignored when this process was started (nohup) is to be ignored.
  if (former[number].sa_handler == SIG_IGN) return;
  sigaction(number, &action, NULL);
}

static void install_all(void) {
  stack_t spare = {.ss_sp = spare_stack, .ss_size = sizeof spare_stack}, now;
  is_using_spare_stack = sigaltstack(NULL, &now) == 0 && (now.ss_flags & SS_DISABLE) != 0
                         && sigaltstack(&spare, NULL) == 0;
  for (int i = 0; i < ending_count; i++) install(ending[i], end);
  install(SIGTSTP, stop);
  install(SIGCONT, go_on);
  install(SIGWINCH, resize);
}

static void uninstall_all(void) {
  for (int i = 0; i < ending_count; i++) sigaction(ending[i], &former[ending[i]], NULL);
  sigaction(SIGTSTP, &former[SIGTSTP], NULL);
  sigaction(SIGCONT, &former[SIGCONT], NULL);
  sigaction(SIGWINCH, &former[SIGWINCH], NULL);
  stack_t none = {.ss_flags = SS_DISABLE};
  if (is_using_spare_stack) sigaltstack(&none, NULL);
}

// MARK: - Taking and giving back

int cterminal_take(int input_descriptor, int output_descriptor, int mouse) {
  if (is_taken || is_lent) { errno = EBUSY; return -1; }
  wants_mouse = mouse;
  if (wakeups[0] < 0 && pipe2(wakeups, O_CLOEXEC | O_NONBLOCK) < 0) return -1;
  if (tcgetattr(input_descriptor, &former_modes) < 0) return -1;
  input = input_descriptor;
  output = output_descriptor;
  install_all();
  is_taken = 1;
  show();
  return 0;
}

void cterminal_give_back(void) {
  if (is_lent) {
    for (int i = 0; i < borrowers_count; i++) sigaction(borrowers[i], &lent[borrowers[i]], NULL);
    is_lent = 0;
  } else if (!is_taken) {
    return;
  }
  hide();
  uninstall_all();
}

void cterminal_lend(void) {
  if (!is_taken || is_lent) return;
  struct sigaction action = {.sa_handler = pass_over, .sa_flags = SA_RESTART | SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < borrowers_count; i++) {
    int number = borrowers[i];
    sigaction(number, NULL, &lent[number]);
    if (lent[number].sa_handler != SIG_IGN) sigaction(number, &action, NULL);
  }
  is_lent = 1;
  hide();
}

void cterminal_take_again(void) {
  if (!is_lent) return;
  // The modes that `hide` restores stay those from before: a program that ended badly has left its
  // own.
  is_taken = 1;
  is_lent = 0;
  for (int i = 0; i < borrowers_count; i++) sigaction(borrowers[i], &lent[borrowers[i]], NULL);
  show();
  send(cleaning, sizeof cleaning - 1);
  if (wants_mouse) send(mouse_on, sizeof mouse_on - 1);
  wake();
}

int cterminal_wakeups(void) { return wakeups[0]; }
