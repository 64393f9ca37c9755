// Forms with unsaved changes that no draft keeps: leaving one asks once, by link, back, closing or the tab.
import { useCallback, useEffect } from 'react'
import { askable } from './question.ts'

const unsaved = new Set<symbol>()

export const leaving = askable<true, boolean>(false)

export const isAnythingUnsaved = (): boolean => unsaved.size > 0

/** Whether the person may leave what is on the screen: asks once where something would be lost. */
export async function mayLeave(): Promise<boolean> {
  if (!isAnythingUnsaved()) return true
  const given = await leaving.ask(true)
  if (given) unsaved.clear()
  return given
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

function keep(form: symbol, isUnsaved: boolean): void {
  if (isUnsaved) unsaved.add(form)
  else unsaved.delete(form)
  // Only while it is needed: a page that listens is not kept for going back to.
  if (isAnythingUnsaved()) addEventListener('beforeunload', warn)
  else removeEventListener('beforeunload', warn)
}

/** Asks before the form that calls it is left, while `isUnsaved`. Returns what closes it: at once, or once the person agreed. */
export function useLeaveGuard(isUnsaved: boolean): (close: () => void) => () => void {
  useEffect(() => {
    const form = Symbol('form')
    keep(form, isUnsaved)
    return () => keep(form, false)
  }, [isUnsaved])
  return useCallback(
    (close) => () => {
      if (isUnsaved) void mayLeave().then((may) => may && close())
      else close()
    },
    [isUnsaved],
  )
}
