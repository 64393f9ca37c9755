import { createManifest, listManifests } from '@app/contract/endpoints/manifests'
import { Button } from '@mantine/core'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { May } from '../../session/may.tsx'
import { useSearchParams } from '../../ui/edit/use-search-params.ts'
import { useListState } from '../../ui/list/use-list-state.ts'
import { Page } from '../../ui/page/page.tsx'
import { ManifestList } from './manifest-list.tsx'
import { ManifestTabs } from './manifest-tabs.tsx'
import { ManifestView } from './manifest-view.tsx'
import { useCreateManifest } from './manifests.queries.ts'
import { useStoredIds } from './stored-ids.ts'

/** Cargo manifests: put together, shipped, received and weighed. */
export function ManifestsPage() {
  const { t } = useTranslation('administrator')
  const [, setSearch] = useSearchParams()
  const listed = useListState(listManifests)
  // How the list of manifests is narrowed is not how the bundles of one are.
  const list = { ...listed, open: (id: string) => setSearch({ open: id }) }
  const { ids, add, remove } = useStoredIds('activeManifests')
  const creating = useCreateManifest()
  const { openId } = list
  // A shared link or a row of the list opens a tab as well.
  useEffect(() => {
    if (openId) add(openId)
  }, [openId, add])

  const create = () => creating.mutate(undefined, { onSuccess: ({ id }) => list.open(id) })
  const close = (id: string) => {
    remove(id)
    if (id === openId) list.close()
  }
  return (
    <Page
      title={t('manifests.title')}
      sentence={t('manifests.sentence')}
      action={
        <May call={createManifest}>
          <Button leftSection={<IconPlus aria-hidden />} loading={creating.isPending} onClick={create}>
            {t('manifests.new')}
          </Button>
        </May>
      }
    >
      <ManifestTabs ids={ids} openId={openId} onClose={close} />
      {openId ? (
        <ManifestView key={openId} id={openId} onRemoved={() => close(openId)} />
      ) : (
        <ManifestList list={list} onCreate={create} isCreating={creating.isPending} />
      )}
    </Page>
  )
}
