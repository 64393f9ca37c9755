let isFirst = true

/** The browser itself announces the page it opened with; only later ones need it done. */
export function isInitialScreen(): boolean {
  const wasFirst = isFirst
  // Effects of one page run within one frame (twice in development).
  requestAnimationFrame(() => {
    isFirst = false
  })
  return wasFirst
}
