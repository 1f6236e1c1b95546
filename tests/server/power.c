/* Writes down what a process writes to its database and what it had synced: see power.py.
   One line of text for each act, followed by the bytes written. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int book = -1;

/* The name of the database file behind a descriptor, or NULL. */
static const char *database(int fd, char *room, size_t size) {
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, room, size - 1);
  if (length <= 0) return NULL;
  room[length] = 0;
  const char *name = strrchr(room, '/');
  return name && strncmp(name, "/durbar.sqlite3", 15) == 0 ? name + 1 : NULL;
}

static void note(char act, const char *name, long long offset, const void *data, size_t size) {
  if (book < 0) book = open(getenv("POWER_BOOK"), O_WRONLY | O_CREAT | O_APPEND, 0600);
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  char head[200];
  int length = snprintf(head, sizeof head, "%c %s %lld %zu %lld.%09ld\n", act, name, offset, size,
                        (long long)now.tv_sec, now.tv_nsec);
  struct iovec parts[] = {{head, length}, {(void *)data, size}};
  if (writev(book, parts, 2) < 0) abort();
}

#define REAL(name, kind, ...) ((kind(*)(__VA_ARGS__))dlsym(RTLD_NEXT, name))

static ssize_t written(const char *name, int fd, const void *data, size_t size, off_t offset) {
  char room[4096];
  const char *file = database(fd, room, sizeof room);
  if (!file) return REAL(name, ssize_t, int, const void *, size_t, off_t)(fd, data, size, offset);
  pthread_mutex_lock(&lock);
  ssize_t done = REAL(name, ssize_t, int, const void *, size_t, off_t)(fd, data, size, offset);
  if (done > 0) note('w', file, offset, data, done);
  pthread_mutex_unlock(&lock);
  return done;
}

ssize_t pwrite(int fd, const void *data, size_t size, off_t offset) { return written("pwrite", fd, data, size, offset); }
ssize_t pwrite64(int fd, const void *data, size_t size, off_t offset) {
  return written("pwrite64", fd, data, size, offset);
}

static int synced(const char *name, int fd) {
  char room[4096];
  const char *file = database(fd, room, sizeof room);
  if (!file) return REAL(name, int, int)(fd);
  pthread_mutex_lock(&lock);
  int done = REAL(name, int, int)(fd);
  if (done == 0) note('s', file, 0, "", 0);
  pthread_mutex_unlock(&lock);
  return done;
}

int fsync(int fd) { return synced("fsync", fd); }
int fdatasync(int fd) { return synced("fdatasync", fd); }

static int cut(const char *name, int fd, off_t length) {
  char room[4096];
  const char *file = database(fd, room, sizeof room);
  if (!file) return REAL(name, int, int, off_t)(fd, length);
  pthread_mutex_lock(&lock);
  int done = REAL(name, int, int, off_t)(fd, length);
  if (done == 0) note('t', file, length, "", 0);
  pthread_mutex_unlock(&lock);
  return done;
}

int ftruncate(int fd, off_t length) { return cut("ftruncate", fd, length); }
int ftruncate64(int fd, off_t length) { return cut("ftruncate64", fd, length); }
