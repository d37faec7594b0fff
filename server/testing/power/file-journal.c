// For tests only, preloaded with LD_PRELOAD: appends every change of a file or folder below JOURNAL_ROOT, and every
// fsync, to JOURNAL_FILE once it has succeeded, and the head of every HTTP response before it is sent. A record is one line
// (kind, offset or size, number of bytes, path, second path, separated by tabs) and then the bytes. file-journal.ts reads it.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

static int journal = -1;
static char root[PATH_MAX];
static char *inherited[3];

__attribute__((constructor)) static void start(void) {
  static const char *names[] = {"LD_PRELOAD", "JOURNAL_ROOT", "JOURNAL_FILE"};
  for (int i = 0; i < 3; i++) {
    const char *value = getenv(names[i]);
    if (!value || asprintf(&inherited[i], "%s=%s", names[i], value) < 0) return;
  }
  snprintf(root, sizeof root, "%s/", getenv("JOURNAL_ROOT"));
  journal = syscall(SYS_openat, AT_FDCWD, getenv("JOURNAL_FILE"), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static int is_below_root(const char *path) {
  size_t length = strlen(root) - 1;
  return journal >= 0 && !strncmp(path, root, length) && (path[length] == '/' || path[length] == 0);
}

static void append(char kind, long long number, const char *path, const char *other, const void *bytes, size_t length) {
  int error = errno;
  char head[2 * PATH_MAX + 64];
  int size = snprintf(head, sizeof head, "%c\t%lld\t%zu\t%s\t%s\n", kind, number, length, path, other);
  struct iovec parts[] = {{head, size}, {(void *)bytes, length}};
  // One call, so that records of several threads and processes do not mix.
  if (syscall(SYS_writev, journal, parts, 2) != (long)(size + length)) abort();
  errno = error;
}

static void note(char kind, long long number, const char *path, const char *other, const void *bytes, size_t length) {
  if (is_below_root(path)) append(kind, number, path, other, bytes, length);
}

/** Before it is sent: what is synced later comes too late for whoever reads it. */
static void note_response(const void *bytes, size_t length) {
  static const char start[] = "HTTP/1.1 2";
  if (journal < 0 || length < sizeof start || memcmp(bytes, start, sizeof start - 1)) return;
  const char *end = memmem(bytes, length, "\r\n\r\n", 4);
  append('H', 0, "", "", bytes, end ? (size_t)(end - (const char *)bytes) : length);
}

static void note_fd(char kind, int fd, long long number, const void *bytes, size_t length) {
  int error = errno;
  char link[64], path[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t size = syscall(SYS_readlinkat, AT_FDCWD, link, path, sizeof path - 1);
  if (size > 0) {
    path[size] = 0;
    note(kind, number, path, "", bytes, length);
  }
  errno = error;
}

static void note_open(int fd, int flags) {
  if (fd < 0) return;
  if (flags & O_CREAT) note_fd('C', fd, 0, "", 0);
  if (flags & O_TRUNC) note_fd('T', fd, 0, "", 0);
}

#define REAL(name) __typeof__(&name) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

#define OPEN(name)                                                                                                     \
  int name(const char *path, int flags, ...) {                                                                        \
    REAL(name);                                                                                                        \
    va_list rest;                                                                                                      \
    va_start(rest, flags);                                                                                             \
    int fd = real(path, flags, va_arg(rest, int));                                                                     \
    va_end(rest);                                                                                                      \
    note_open(fd, flags);                                                                                              \
    return fd;                                                                                                         \
  }
#define OPENAT(name)                                                                                                   \
  int name(int folder, const char *path, int flags, ...) {                                                            \
    REAL(name);                                                                                                        \
    va_list rest;                                                                                                      \
    va_start(rest, flags);                                                                                             \
    int fd = real(folder, path, flags, va_arg(rest, int));                                                             \
    va_end(rest);                                                                                                      \
    note_open(fd, flags);                                                                                              \
    return fd;                                                                                                         \
  }
#define WRAP(type, name, parameters, arguments, record)                                                                \
  type name parameters {                                                                                               \
    REAL(name);                                                                                                        \
    type done = real arguments;                                                                                        \
    if (done >= 0) record;                                                                                             \
    return done;                                                                                                       \
  }

OPEN(open)
OPEN(open64)
OPENAT(openat)
OPENAT(openat64)
WRAP(int, creat, (const char *path, mode_t mode), (path, mode), note_open(done, O_CREAT | O_TRUNC))
WRAP(int, creat64, (const char *path, mode_t mode), (path, mode), note_open(done, O_CREAT | O_TRUNC))
WRAP(ssize_t, pwrite, (int fd, const void *bytes, size_t length, off_t at), (fd, bytes, length, at),
     note_fd('W', fd, at, bytes, done))
WRAP(ssize_t, pwrite64, (int fd, const void *bytes, size_t length, off64_t at), (fd, bytes, length, at),
     note_fd('W', fd, at, bytes, done))
WRAP(int, ftruncate, (int fd, off_t size), (fd, size), note_fd('T', fd, size, "", 0))
WRAP(int, ftruncate64, (int fd, off64_t size), (fd, size), note_fd('T', fd, size, "", 0))
WRAP(int, truncate, (const char *path, off_t size), (path, size), note('T', size, path, "", "", 0))
WRAP(int, fsync, (int fd), (fd), note_fd('S', fd, 0, "", 0))
WRAP(int, fdatasync, (int fd), (fd), note_fd('S', fd, 0, "", 0))
WRAP(int, rename, (const char *from, const char *to), (from, to), note('R', 0, from, to, "", 0))
WRAP(int, link, (const char *from, const char *to), (from, to), note('L', 0, from, to, "", 0))
WRAP(int, unlink, (const char *path), (path), note('U', 0, path, "", "", 0))
WRAP(int, rmdir, (const char *path), (path), note('U', 0, path, "", "", 0))
WRAP(int, mkdir, (const char *path, mode_t mode), (path, mode), note('D', 0, path, "", "", 0))

/** Only files have an offset, so that sockets and pipes cost nothing. */
static void note_written(int fd, const void *bytes, ssize_t length) {
  off64_t end = lseek64(fd, 0, SEEK_CUR);
  if (end >= 0) note_fd('W', fd, end - length, bytes, length);
}

ssize_t write(int fd, const void *bytes, size_t length) {
  REAL(write);
  note_response(bytes, length);
  ssize_t done = real(fd, bytes, length);
  int error = errno;
  if (done > 0) note_written(fd, bytes, done);
  errno = error;
  return done;
}

ssize_t writev(int fd, const struct iovec *parts, int count) {
  REAL(writev);
  if (count > 0) note_response(parts[0].iov_base, parts[0].iov_len);
  ssize_t done = real(fd, parts, count);
  int error = errno;
  off64_t at = done > 0 ? lseek64(fd, 0, SEEK_CUR) - done : -1;
  for (ssize_t i = 0, left = done; at >= 0 && i < count && left > 0; i++) {
    ssize_t length = (ssize_t)parts[i].iov_len < left ? (ssize_t)parts[i].iov_len : left;
    note_fd('W', fd, at, parts[i].iov_base, length);
    at += length;
    left -= length;
  }
  errno = error;
  return done;
}

/** Children are recorded too, even with an environment of their own. */
int execvp(const char *file, char *const arguments[]) {
  REAL(execvp);
  for (int i = 0; i < 3; i++)
    if (inherited[i]) putenv(inherited[i]);
  return real(file, arguments);
}
