import { useState } from 'react'
import type { GuideFileChoice } from './guide-file-fields.tsx'
import { usePreviewGuides } from './manifest-bundles.queries.ts'

/** The chosen file as the server reads it, read anew by other columns. */
export function useGuideFile(manifestId: string) {
  const [choice, setChoice] = useState<GuideFileChoice>({ file: null, columns: null })
  const previewing = usePreviewGuides(manifestId)
  const preview = choice.file ? previewing.data : undefined
  const choose = (next: GuideFileChoice) => {
    const { file, columns } = next
    setChoice(next)
    if (!file) return previewing.reset()
    const isWhole = columns && columns.code !== '' && columns.childGuideNumber !== ''
    if (!columns || isWhole) previewing.mutate({ file, ...(columns && { columns }) })
  }
  // Of another choice: until it is read again nothing is said of it.
  const isChosen = preview?.columns && (!choice.columns || sameColumns(preview.columns, choice.columns))
  return {
    ...{ choice, preview, choose },
    ...{ isReading: previewing.isPending, error: choice.file ? previewing.error : null },
    lines: isChosen ? preview.lines : [],
    skippedCount: isChosen ? preview.skippedCount : 0,
  }
}

type Columns = NonNullable<GuideFileChoice['columns']>
const sameColumns = (one: Columns, other: Columns): boolean =>
  one.code === other.code && one.childGuideNumber === other.childGuideNumber
