import type { OrderStatus } from '@app/domain'
import { isTrackingOver } from '@app/domain'
import { Button } from '@mantine/core'
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }))

type Props = { order: { id: string; status: OrderStatus; statusSince: string } }

/** A client shows somebody else where their package is; nothing where that can be shown no more. */
export function ShareTracking({ order: { id, status, statusSince } }: Props) {
  const { t } = useTranslation('client')
  const { role } = useActor()
  const [isOpen, setOpen] = useState(false)
  if (role !== 'client' || isTrackingOver({ status, statusSince: new Date(statusSince) }, new Date())) return null
  return (
    <>
      <Button variant="subtle" leftSection={<IconShare aria-hidden />} onClick={() => setOpen(true)}>
        {t('share.action')}
      </Button>
      <Suspense>{isOpen ? <ShareDialog orderId={id} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  )
}
