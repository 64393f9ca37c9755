import { lazy, Suspense } from 'react'
import type { SavedViews } from './use-saved-views.ts'

const SavedViewDialog = lazy(async () => ({ default: (await import('./saved-view-dialog.tsx')).SavedViewDialog }))

/** What is being named: a new view, a copy of the team's, or again the one that is shown. */
export type Naming = 'new' | 'copy' | 'rename' | null

export function SavedViewNaming({ views, naming, onClose }: { views: SavedViews; naming: Naming; onClose: () => void }) {
  return (
    <Suspense>
      {naming ? (
        <SavedViewDialog
          views={views}
          view={naming === 'rename' ? views.current : null}
          name={naming === 'copy' ? (views.current?.name ?? '') : ''}
          onClose={onClose}
        />
      ) : null}
    </Suspense>
  )
}
