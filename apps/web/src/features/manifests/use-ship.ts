import type { ManifestDetail } from '@app/contract/manifests.contract'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { errorSentence } from '../../api/error-sentence.ts'
import { showError } from '../../ui/toast.ts'
import { useShipManifest } from './manifests.queries.ts'

const SOMEBODY_WAS_FASTER = ['manifestActionNotAllowed', 'manifestChangedMeanwhile']

/** Ships once. Whoever comes second reads what happened and sees the manifest as it is now. */
export function useShip({ id, guideNumber }: ManifestDetail, onClose: () => void) {
  const { t } = useTranslation('administrator')
  const client = useQueryClient()
  const shipping = useShipManifest(id)
  const refused = (error: unknown) => {
    onClose()
    const wasFaster = error instanceof ApiError && SOMEBODY_WAS_FASTER.includes(error.code)
    showError(wasFaster ? t('manifests.ship.alreadyShipped', { guide: guideNumber }) : errorSentence(t, error))
    void client.invalidateQueries({ queryKey: ['manifests'] })
  }
  const ship = () => shipping.mutate(undefined, { onSuccess: onClose, onError: refused })
  return { ship, isPending: shipping.isPending }
}
