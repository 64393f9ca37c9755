import { type DragEvent, type RefObject, useEffect, useRef, useState } from 'react'

type Take = (files: readonly File[]) => void

let stopListening = (): void => undefined
const zones = new Set<{ element: () => HTMLElement | null; take: Take }>()

/** Where a file that was pasted belongs: the field with the focus, else the one under the pointer, else the only one. */
function zoneOfPaste() {
  const all = [...zones]
  return (
    all.find(({ element }) => element()?.contains(document.activeElement)) ??
    all.find(({ element }) => element()?.matches(':hover')) ??
    (all.length === 1 ? all[0] : undefined)
  )
}

/** Cells of a sheet come as text and as a picture of it: into a field they are pasted as text. */
const isText = ({ clipboardData, target }: ClipboardEvent): boolean =>
  Boolean(clipboardData?.types.includes('text/plain')) && target instanceof HTMLElement && target.matches('input, textarea')

function paste(event: ClipboardEvent): void {
  const files = [...(event.clipboardData?.files ?? [])]
  const zone = files.length > 0 && !isText(event) ? zoneOfPaste() : undefined
  if (!zone) return
  event.preventDefault()
  zone.take(files)
}

/** A file that misses its field would else open in the place of the page, and all that is typed with it. */
const stay = (event: globalThis.DragEvent): void => {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
}

function listen(): () => void {
  const controller = new AbortController()
  const { signal } = controller
  addEventListener('paste', paste, { signal })
  addEventListener('dragover', stay, { signal })
  addEventListener('drop', stay, { signal })
  return () => controller.abort()
}

/** Files that are dragged onto an element or pasted while it stands on the page. */
export function useGivenFiles(element: RefObject<HTMLElement | null>, take: Take) {
  const [isOver, setOver] = useState(false)
  const latest = useRef(take)
  latest.current = take
  useEffect(() => {
    const zone = { element: () => element.current, take: (files: readonly File[]) => latest.current(files) }
    if (zones.size === 0) stopListening = listen()
    zones.add(zone)
    return () => {
      zones.delete(zone)
      if (zones.size === 0) stopListening()
    }
  }, [element])
  const dropProps = {
    onDragOver: () => setOver(true),
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      take([...event.dataTransfer.files])
    },
  }
  return { isOver, dropProps }
}
