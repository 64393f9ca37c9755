import type { Bill } from '@app/contract/bills.contract'
import { Button, type ButtonProps } from '@mantine/core'
import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

const PassDialog = lazy(async () => ({ default: (await import('./pass-dialog.tsx')).PassDialog }))

/** Whether something of it waits to be collected. */
export const hasPass = ({ status, isFinished }: Pick<Bill, 'status' | 'isFinished'>): boolean =>
  status === 'charged' && !isFinished

type Props = Pick<ButtonProps, 'size' | 'variant' | 'className'> & { billId: string; name: string }

/** Shows what its client collects a paid bill with. */
export function PassButton({ billId, name, ...look }: Props) {
  const { t } = useTranslation('client')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        size="sm"
        {...look}
        leftSection={<IconQrcode aria-hidden />}
        aria-label={t('pass.showOf', { name })}
        onClick={() => setIsOpen(true)}
      >
        {t('pass.show')}
      </Button>
      <Suspense>{isOpen ? <PassDialog billId={billId} name={name} onClose={() => setIsOpen(false)} /> : null}</Suspense>
    </>
  )
}
