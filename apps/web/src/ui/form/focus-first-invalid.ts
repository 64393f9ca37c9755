/** What is marked later than this after a form was sent is marked for another reason. */
const MARKED_WITHIN_MILLISECONDS = 1_000
/** Whoever goes on meanwhile is left where they are. */
const GOING_ON = ['keydown', 'pointerdown'] as const

/** Brings the person to the first field that is wrong, once its mark is there; fields that focus themselves stay as they are. */
export function focusFirstInvalid(form: EventTarget | null | undefined): void {
  if (!(form instanceof HTMLElement)) return
  const stop = new AbortController()
  const look = () => {
    if (focusInvalidOf(form)) stop.abort()
  }
  const marks = new MutationObserver(look)
  stop.signal.addEventListener('abort', () => marks.disconnect())
  for (const sign of GOING_ON) addEventListener(sign, () => stop.abort(), { capture: true, signal: stop.signal })
  setTimeout(() => stop.abort(), MARKED_WITHIN_MILLISECONDS)
  requestAnimationFrame(() => {
    if (stop.signal.aborted) return
    marks.observe(form, { subtree: true, attributeFilter: ['aria-invalid', 'data-invalid'], childList: true })
    look()
  })
}

function focusInvalidOf(form: HTMLElement): boolean {
  if (document.activeElement?.getAttribute('aria-invalid') === 'true') return true
  const first = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"] :is(input, button)')
  first?.focus()
  return first !== null
}
