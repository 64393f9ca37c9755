import type { SavedView } from '@app/contract/saved-views.contract'
import { useTranslation } from 'react-i18next'
import { showRefusal } from '../../api/show-refusal.ts'
import { useAddressSearch } from '../edit/use-address-search.ts'
import { showSuccess, showUndo } from '../say/toast.ts'
import { useAddSavedView, useRemoveSavedView, useUpdateSavedView, type Wanted } from './saved-views.queries.ts'
import type { SavedViews } from './use-saved-views.ts'

export type ViewChanges = ReturnType<typeof useViewChanges>

/** Held by the menu's button: the entry that was chosen is gone before the server has answered. */
export function useViewChanges(views: SavedViews) {
  const { t } = useTranslation('table')
  const [, setSearch] = useAddressSearch()
  const adding = useAddSavedView()
  const updating = useUpdateSavedView()
  const removing = useRemoveSavedView()
  const onError = (error: Error) => showRefusal(error)
  const update = ({ id, ...view }: SavedView, change: Partial<Wanted>, sentence: string) =>
    updating.mutate(
      { id, ...asSaved(view), ...change },
      { onError, onSuccess: () => showSuccess(t(sentence, { name: view.name })) },
    )
  const setSaved = (next: string | null) =>
    setSearch((search) => {
      const wanted = new URLSearchParams(search)
      if (next) wanted.set('saved', next)
      else wanted.delete('saved')
      return wanted
    })
  return {
    keep: (view: SavedView) => update(view, { query: views.query }, 'views.savedChanges'),
    openWith: (view: SavedView, wanted: boolean) =>
      update(view, { isDefault: wanted }, wanted ? 'views.madeDefault' : 'views.noLongerDefault'),
    share: (view: SavedView, wanted: boolean) =>
      update(view, { isShared: wanted }, wanted ? 'views.shared' : 'views.noLongerShared'),
    remove: (view: SavedView) =>
      removing.mutate(view.id, {
        onSuccess: () => {
          setSaved(null)
          showUndo(t('views.removed', { name: view.name }), () => adding.mutate(asSaved(view), { onError }))
        },
      }),
  }
}

const asSaved = ({ screen, name, isDefault, isShared, query }: Omit<Wanted, 'query'> & Pick<SavedView, 'query'>): Wanted => ({
  screen,
  name,
  isDefault,
  isShared,
  query: query as Record<string, string[]>,
})
