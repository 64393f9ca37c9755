import { useLetterKeys } from '../keys/letter-keys.ts'

const panel = () => document.querySelector('[data-record-panel]')
const WANTED: Readonly<Record<string, string>> = {
  // Removals are subtle buttons: a key alone begins none.
  a: '[data-record-actions] :is(button, a[href]):not(:disabled, [data-variant="subtle"])',
  e: '[aria-keyshortcuts="e"]:not(:disabled)',
}

/** In an open record `a` is its first act and `e` edits it, where it offers them. */
export function usePanelKeys(isOpen: boolean): void {
  useLetterKeys((key) => {
    const wanted = WANTED[key]
    const button = isOpen && wanted ? panel()?.querySelector<HTMLElement>(wanted) : null
    // The act that was waited for may be gone meanwhile.
    return button ? () => button.isConnected && button.click() : null
  })
}
