import type { Bundle } from '@app/contract/bundles.contract'
import { Button } from '@mantine/core'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showRefusal } from '../../../api/show-refusal.ts'
import { ConfirmDialog } from '../../../ui/edit/confirm-dialog.tsx'
import { showSuccess, showUndo } from '../../../ui/say/toast.ts'
import { useCreateBundle, useRemoveBundle } from '../bundles.queries.ts'

type Props = { bundle: Bundle; onRemoved?: () => void; isCompact?: boolean }

/** Frees the packages of a bundle. Done at once where the toast can take it back; on a manifest it asks, as its place there is lost. */
export function RemoveBundleButton({ bundle, onRemoved, isCompact = false }: Props) {
  const { t } = useTranslation(['bundles', 'administrator'])
  const [isAsking, setAsking] = useState(false)
  const removing = useRemoveBundle()
  const creating = useCreateBundle()
  const { id, code, orders, manifest, invoiceOwner } = bundle
  const isUndoable = manifest === null && invoiceOwner === null
  const putBack = () => creating.mutate({ orderIds: orders.map((order) => order.id) }, { onError: (error) => showRefusal(error) })
  const remove = () =>
    removing.mutate(id, {
      onSuccess: () => {
        const sentence = t('administrator:bundles.removed', { code })
        if (isUndoable) showUndo(sentence, putBack)
        else showSuccess(sentence)
        setAsking(false)
        onRemoved?.()
      },
    })
  return (
    <>
      <Button
        variant={isCompact ? 'subtle' : 'default'}
        size={isCompact ? 'compact-md' : 'sm'}
        leftSection={<IconTrash aria-hidden />}
        loading={removing.isPending && !isAsking}
        onClick={() => (isUndoable ? remove() : setAsking(true))}
        aria-label={t('administrator:bundles.removeOf', { code })}
      >
        {t('administrator:bundles.remove')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t('removeTitle', { code })}
        confirmLabel={t('administrator:bundles.remove')}
        onConfirm={remove}
        isRunning={removing.isPending}
        dangerous
      >
        {manifest
          ? t('removeFromManifest', { count: orders.length, manifest: manifest.code })
          : t('removeOwned', { count: orders.length })}
      </ConfirmDialog>
    </>
  )
}
