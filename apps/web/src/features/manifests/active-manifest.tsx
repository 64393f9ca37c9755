import { shipManifest } from '@app/contract/endpoints/manifests'
import type { ManifestDetail } from '@app/contract/manifests.contract'
import { Button } from '@mantine/core'
import IconPlaneDeparture from '@tabler/icons-react/dist/esm/icons/IconPlaneDeparture.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../session/use-may.ts'
import { ConfirmDialog } from '../../ui/edit/confirm-dialog.tsx'
import { ManifestSides } from './carried/manifest-sides.tsx'
import { ManifestCosts } from './costs/manifest-costs.tsx'
import { ManifestFields } from './manifest-fields.tsx'
import { ManifestHead } from './manifest-head.tsx'
import { useRemoveManifest, useUpdateManifest } from './manifests.queries.ts'
import { ShipDialog } from './ship-dialog.tsx'

type Props = { manifest: ManifestDetail; onRemoved: () => void }

/** A manifest being put together: flight, bundles, numbers, and what still keeps it here. */
export function ActiveManifest({ manifest, onRemoved }: Props) {
  const { t } = useTranslation('administrator')
  const [isShipping, setShipping] = useState(false)
  const update = useUpdateManifest(manifest.id)
  const may = useMay()
  const isReady = manifest.checks.length === 0
  return (
    <>
      <ManifestHead manifest={manifest}>
        {manifest.allowedActions.includes('remove') ? <RemoveManifest manifest={manifest} onRemoved={onRemoved} /> : null}
        {may(shipManifest) && (manifest.allowedActions.includes('ship') || !isReady) ? (
          <Button leftSection={<IconPlaneDeparture aria-hidden />} disabled={!isReady} onClick={() => setShipping(true)}>
            {t('manifests.shipNow')}
          </Button>
        ) : null}
      </ManifestHead>
      <ManifestFields manifest={manifest} update={update} />
      <ManifestSides manifest={manifest} />
      <ManifestCosts manifest={manifest} />
      <ShipDialog key={String(isShipping)} manifest={manifest} opened={isShipping} onClose={() => setShipping(false)} />
    </>
  )
}

function RemoveManifest({ manifest: { id, code, bundles }, onRemoved }: Props) {
  const { t } = useTranslation('administrator')
  const [isAsking, setAsking] = useState(false)
  const removing = useRemoveManifest()
  return (
    <>
      <Button variant="default" leftSection={<IconTrash aria-hidden />} onClick={() => setAsking(true)}>
        {t('manifests.delete')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t('manifests.deleteTitle', { code })}
        confirmLabel={t('manifests.deleteConfirm', { code })}
        onConfirm={() => removing.mutate(id, { onSuccess: onRemoved })}
        isRunning={removing.isPending}
        dangerous
      >
        <p>{t('manifests.deleteWhat', { count: bundles.length })}</p>
      </ConfirmDialog>
    </>
  )
}
