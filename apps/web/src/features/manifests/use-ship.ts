import type { ManifestDetail } from '@app/contract/manifests.contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isDeclined } from '../../api/settled.ts'
import { showRefusal } from '../../api/show-refusal.ts'
import { showError } from '../../ui/say/toast.ts'
import { useShipManifest } from './manifests.queries.ts'

/** Ships once. Whoever comes second reads what happened and sees the manifest as it is now. */
export function useShip({ id, guideNumber }: ManifestDetail, onClose: () => void) {
  const { t } = useTranslation('administrator')
  const client = useQueryClient()
  const shipping = useShipManifest(id)
  // The second press of a double click may come before the button shows that it waits, or after a fast answer.
  const isUnderWay = useRef(false)
  const refused = async (error: unknown) => {
    isUnderWay.current = false
    if (isDeclined(error)) return
    onClose()
    await client.invalidateQueries({ queryKey: ['manifests'] })
    const current = client.getQueryData<ManifestDetail>(['manifests', 'one', id])
    const wasShipped = current !== undefined && current.status !== 'active'
    if (wasShipped) showError(t('manifests.ship.alreadyShipped', { guide: guideNumber }))
    else showRefusal(error)
  }
  const ship = () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    shipping.mutate(undefined, { onSuccess: onClose, onError: (error) => void refused(error) })
  }
  return { ship, isPending: shipping.isPending }
}
