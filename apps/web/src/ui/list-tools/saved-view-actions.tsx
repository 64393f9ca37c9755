import type { SavedView } from '@app/contract/saved-views.contract'
import { Menu } from '@mantine/core'
import IconDeviceFloppy from '@tabler/icons-react/dist/esm/icons/IconDeviceFloppy.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconHomeOff from '@tabler/icons-react/dist/esm/icons/IconHomeOff.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { errorSentence } from '../../api/error-sentence.ts'
import { showError, showSuccess, showUndo } from '../say/toast.ts'
import { useAddSavedView, useRemoveSavedView, useUpdateSavedView } from './saved-views.queries.ts'
import type { SavedViews } from './use-saved-views.ts'

type Props = { view: SavedView; views: SavedViews; onRename: () => void }

/** What can be done with the view that the list shows. */
export function SavedViewActions({ view, views, onRename }: Props) {
  const { t } = useTranslation('table')
  const { name } = view
  const { keep, openWith, remove } = useViewChanges(view, views)
  return (
    <>
      {views.isChanged ? (
        <Menu.Item leftSection={<IconDeviceFloppy aria-hidden />} onClick={keep}>
          {t('views.saveChanges', { name })}
        </Menu.Item>
      ) : null}
      <Menu.Item leftSection={<IconPencil aria-hidden />} onClick={onRename}>
        {t('views.rename')}
      </Menu.Item>
      <Menu.Item
        leftSection={view.isDefault ? <IconHomeOff aria-hidden /> : <IconHome aria-hidden />}
        onClick={() => openWith(!view.isDefault)}
      >
        {t(view.isDefault ? 'views.noDefault' : 'views.makeDefault')}
      </Menu.Item>
      <Menu.Item leftSection={<IconTrash aria-hidden />} onClick={remove}>
        {t('views.remove')}
      </Menu.Item>
    </>
  )
}

function useViewChanges(view: SavedView, views: SavedViews) {
  const { t } = useTranslation('table')
  const [, setSearch] = useSearchParams()
  const adding = useAddSavedView()
  const updating = useUpdateSavedView()
  const removing = useRemoveSavedView()
  const { id, screen, name, isDefault } = view
  const asSaved = { screen, name, isDefault, query: view.query as Record<string, string[]> }
  const onError = (error: Error) => showError(errorSentence(t, error))
  const update = (change: Partial<typeof asSaved> | { query: Record<string, string | string[]> }, sentence: string) =>
    updating.mutate({ id, ...asSaved, ...change }, { onError, onSuccess: () => showSuccess(t(sentence, { name })) })
  const setSaved = (next: string | null) =>
    setSearch((search) => {
      const wanted = new URLSearchParams(search)
      if (next) wanted.set('saved', next)
      else wanted.delete('saved')
      return wanted
    })
  return {
    keep: () => update({ query: views.query }, 'views.savedChanges'),
    openWith: (wanted: boolean) => update({ isDefault: wanted }, wanted ? 'views.madeDefault' : 'views.noLongerDefault'),
    remove: () =>
      removing.mutate(id, {
        onSuccess: () => {
          setSaved(null)
          showUndo(t('views.removed', { name }), () => adding.mutate(asSaved, { onError }))
        },
      }),
  }
}
