import type { ManifestDetail } from '@app/contract/manifests.contract'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorSentence } from '../../api/error-sentence.ts'
import { isDeclined } from '../../api/settled.ts'
import { showError } from '../../ui/say/toast.ts'
import { useShipManifest } from './manifests.queries.ts'

/** Ships once. Whoever comes second reads what happened and sees the manifest as it is now. */
export function useShip({ id, guideNumber }: ManifestDetail, onClose: () => void) {
  const { t } = useTranslation('administrator')
  const client = useQueryClient()
  const shipping = useShipManifest(id)
  const refused = async (error: unknown) => {
    if (isDeclined(error)) return
    onClose()
    await client.invalidateQueries({ queryKey: ['manifests'] })
    const current = client.getQueryData<ManifestDetail>(['manifests', 'one', id])
    const wasShipped = current !== undefined && current.status !== 'active'
    showError(wasShipped ? t('manifests.ship.alreadyShipped', { guide: guideNumber }) : errorSentence(t, error))
  }
  const ship = () => shipping.mutate(undefined, { onSuccess: onClose, onError: (error) => void refused(error) })
  return { ship, isPending: shipping.isPending }
}
