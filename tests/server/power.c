// Keeps a journal of all that reaches a database's files (LD_PRELOAD), so that a test can make of it what a disk holds
// after the power failed at any moment. Each record in the file that SKERRY_JOURNAL names: a line `W path at size`, with
// the data after it, `T path size` (truncated), `S path` (synced) or `U path` (unlinked), when the real call returned.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

static int journal = -1;
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;

#define REAL(name, type, ...) ((type(*)(__VA_ARGS__))dlsym(RTLD_NEXT, name))

__attribute__((constructor)) static void begin(void) {
    const char *name = getenv("SKERRY_JOURNAL");
    if (name) journal = open(name, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
}

static int of_database(int file, char *path, size_t room) {
    char link[64];
    if (journal < 0) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, room - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return strstr(path, ".sqlite") && !strstr(path, "-shm");
}

static void note(const char *line, const void *data, size_t size) {
    struct iovec parts[] = {{(void *)line, strlen(line)}, {(void *)data, size}};
    if (writev(journal, parts, 2) < 0) abort();
}

static ssize_t written(int file, const void *data, size_t size, off64_t at) {
    char path[512], line[600];
    if (!of_database(file, path, sizeof path)) return REAL("pwrite64", ssize_t, int, const void *, size_t, off64_t)(file, data, size, at);
    pthread_mutex_lock(&turn);
    ssize_t done = REAL("pwrite64", ssize_t, int, const void *, size_t, off64_t)(file, data, size, at);
    snprintf(line, sizeof line, "W %s %lld %zd\n", path, (long long)at, done);
    if (done > 0) note(line, data, done);
    pthread_mutex_unlock(&turn);
    return done;
}

static int truncated(int file, off64_t size) {
    char path[512], line[600];
    if (!of_database(file, path, sizeof path)) return REAL("ftruncate64", int, int, off64_t)(file, size);
    pthread_mutex_lock(&turn);
    int failed = REAL("ftruncate64", int, int, off64_t)(file, size);
    snprintf(line, sizeof line, "T %s %lld\n", path, (long long)size);
    if (!failed) note(line, "", 0);
    pthread_mutex_unlock(&turn);
    return failed;
}

static int synced(int file, const char *name) {
    char path[512], line[600];
    if (!of_database(file, path, sizeof path)) return REAL(name, int, int)(file);
    pthread_mutex_lock(&turn);
    int failed = REAL(name, int, int)(file);
    snprintf(line, sizeof line, "S %s\n", path);
    if (!failed) note(line, "", 0);
    pthread_mutex_unlock(&turn);
    return failed;
}

ssize_t pwrite64(int file, const void *data, size_t size, off64_t at) { return written(file, data, size, at); }
ssize_t pwrite(int file, const void *data, size_t size, off_t at) { return written(file, data, size, at); }
ssize_t write(int file, const void *data, size_t size) {
    char path[512];
    if (!of_database(file, path, sizeof path)) return REAL("write", ssize_t, int, const void *, size_t)(file, data, size);
    abort(); // a database is written at places
}
int ftruncate64(int file, off64_t size) { return truncated(file, size); }
int ftruncate(int file, off_t size) { return truncated(file, size); }
int fsync(int file) { return synced(file, "fsync"); }
int fdatasync(int file) { return synced(file, "fdatasync"); }
int unlink(const char *path) {
    char line[600];
    if (journal < 0 || !strstr(path, ".sqlite")) return REAL("unlink", int, const char *)(path);
    pthread_mutex_lock(&turn);
    int failed = REAL("unlink", int, const char *)(path);
    snprintf(line, sizeof line, "U %s\n", path);
    if (!failed) note(line, "", 0);
    pthread_mutex_unlock(&turn);
    return failed;
}
