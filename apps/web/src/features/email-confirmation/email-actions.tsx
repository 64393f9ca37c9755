import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSendEmailLink } from './email-confirmation.queries.ts'

const ChangeEmailDialog = lazy(async () => ({ default: (await import('./change-email-dialog.tsx')).ChangeEmailDialog }))

/** What a person does who waits for the mail: it comes again, or to another address. */
export function EmailActions({ size = 'sm' }: { size?: 'sm' | 'compact-sm' }) {
  const { t } = useTranslation('email')
  const send = useSendEmailLink()
  const [isCorrecting, setCorrecting] = useState(false)
  return (
    <>
      <Button size={size} variant="default" onClick={() => setCorrecting(true)}>
        {t('correct.open')}
      </Button>
      <Button size={size} loading={send.isPending} onClick={() => send.mutate()}>
        {t('again')}
      </Button>
      <Suspense>{isCorrecting ? <ChangeEmailDialog onClose={() => setCorrecting(false)} /> : null}</Suspense>
    </>
  )
}
