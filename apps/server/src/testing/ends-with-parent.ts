/** In a program itself: whatever ends the test run, kill -9 included, stops the programs that it started, in order. */
export function endWithParent(): void {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 200)
  watch.unref()
}

/** For Node's command line; not a file, whose types Node would load its compiler for. */
export const ENDS_WITH_PARENT: readonly string[] = [
  '--import',
  `data:text/javascript,${encodeURIComponent(`(${endWithParent})()`)}`,
]
