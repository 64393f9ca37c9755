import { type DragEvent, type RefObject, useEffect, useRef, useState } from 'react'

type Take = (files: readonly File[]) => void

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

function paste(event: ClipboardEvent): void {
  const files = [...(event.clipboardData?.files ?? [])]
  const zone = files.length > 0 ? zoneOfPaste() : undefined
  if (!zone) return
  event.preventDefault()
  zone.take(files)
}

/** A file that misses its field would else open in the place of the page, and all that is typed with it. */
const stay = (event: Event): void => event.preventDefault()

function listen(isOn: boolean): void {
  const change = isOn ? addEventListener : removeEventListener
  change('paste', paste as EventListener)
  change('dragover', stay)
  change('drop', stay)
}

/** Files that are dragged onto an element or pasted while it stands on the page. */
export function useGivenFiles(element: RefObject<HTMLElement | null>, take: Take) {
  const [isOver, setOver] = useState(false)
  const latest = useRef(take)
  latest.current = take
  useEffect(() => {
    const zone = { element: () => element.current, take: (files: readonly File[]) => latest.current(files) }
    if (zones.size === 0) listen(true)
    zones.add(zone)
    return () => {
      zones.delete(zone)
      if (zones.size === 0) listen(false)
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
