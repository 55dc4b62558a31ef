// Lets the n-th write to a database fail as a broken disk does (LD_PRELOAD). The file that SKERRY_FAULTS names holds n
// as an integer; it is counted down, and 0 means that nothing fails.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static volatile int *countdown;

__attribute__((constructor)) static void begin(void) {
    const char *name = getenv("SKERRY_FAULTS");
    int file = name ? open(name, O_RDWR) : -1;
    if (file < 0) return;
    void *found = mmap(NULL, sizeof(int), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (found != MAP_FAILED) countdown = found;
}

static int fails(int file) {
    char link[64], path[512];
    if (!countdown || *countdown <= 0) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    if (!strstr(path, ".sqlite") || strstr(path, "-shm")) return 0;
    if (__sync_sub_and_fetch(countdown, 1) != 0) return 0;
    errno = EIO;
    return 1;
}

#define REAL(name, type, ...) ((type(*)(__VA_ARGS__))dlsym(RTLD_NEXT, name))

ssize_t pwrite64(int file, const void *data, size_t size, off64_t at) {
    return fails(file) ? -1 : REAL("pwrite64", ssize_t, int, const void *, size_t, off64_t)(file, data, size, at);
}
ssize_t pwrite(int file, const void *data, size_t size, off_t at) {
    return fails(file) ? -1 : REAL("pwrite", ssize_t, int, const void *, size_t, off_t)(file, data, size, at);
}
ssize_t write(int file, const void *data, size_t size) {
    return fails(file) ? -1 : REAL("write", ssize_t, int, const void *, size_t)(file, data, size);
}
int fsync(int file) { return fails(file) ? -1 : REAL("fsync", int, int)(file); }
int fdatasync(int file) { return fails(file) ? -1 : REAL("fdatasync", int, int)(file); }
int ftruncate64(int file, off64_t size) { return fails(file) ? -1 : REAL("ftruncate64", int, int, off64_t)(file, size); }
int ftruncate(int file, off_t size) { return fails(file) ? -1 : REAL("ftruncate", int, int, off_t)(file, size); }
