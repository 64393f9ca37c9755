/** In a program itself: the end of the test run, by kill -9 too, stops the programs that it started, in order. */
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
