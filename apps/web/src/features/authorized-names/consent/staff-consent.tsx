import type { AuthorizedName } from '@app/contract/authorized-names.contract'
import { askForConsent } from '@app/contract/endpoints/authorized-names'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../session/use-may.ts'
import { ConfirmDialog } from '../../../ui/edit/confirm-dialog.tsx'
import { useDownloadFile } from '../../../ui/files/stored-files.queries.ts'
import { useFormat } from '../../../ui/show/use-format.ts'
import styles from './consent.module.css'
import { useWithdrawNameConsent } from './consent.queries.ts'
import { ConsentStatus } from './consent-status.tsx'

const AskDialog = lazy(async () => ({ default: (await import('./ask-dialog.tsx')).AskDialog }))
const PaperDialog = lazy(async () => ({ default: (await import('./paper-dialog.tsx')).PaperDialog }))

/** What staff see of a consignee's consent, and do about it: ask, keep what was signed, record a withdrawal. */
export function StaffConsent({ person }: { person: AuthorizedName }) {
  const { t } = useTranslation('consents')
  const format = useFormat()
  const withdraw = useWithdrawNameConsent()
  const mayAsk = useMay()(askForConsent)
  const [open, setOpen] = useState<'ask' | 'paper' | 'withdraw' | null>(null)
  const close = () => setOpen(null)
  const { consent } = person
  if (consent.state === 'notNeeded') return null
  const isGiven = consent.state === 'given'
  return (
    <>
      <ConsentStatus consent={consent} />
      <p className={styles.actions}>
        {isGiven || !mayAsk ? null : (
          <Button size="compact-sm" variant="default" disabled={consent.askAgainFrom !== null} onClick={() => setOpen('ask')}>
            {t('ask.open')}
          </Button>
        )}
        {isGiven || !mayAsk ? null : (
          <Button size="compact-sm" variant="default" onClick={() => setOpen('paper')}>
            {t('paper.upload')}
          </Button>
        )}
        {consent.paperFileId && isGiven ? <SignedPaper id={consent.paperFileId} /> : null}
        {isGiven && mayAsk ? (
          <Button size="compact-sm" variant="default" onClick={() => setOpen('withdraw')}>
            {t('withdraw.open')}
          </Button>
        ) : null}
      </p>
      {consent.askAgainFrom && !isGiven ? (
        <p className={styles.quiet}>{t('ask.notBefore', { when: format.instant(consent.askAgainFrom) })}</p>
      ) : null}
      <Suspense>
        {open === 'ask' ? <AskDialog person={person} onClose={close} /> : null}
        {open === 'paper' ? <PaperDialog person={person} onClose={close} /> : null}
      </Suspense>
      <ConfirmDialog
        opened={open === 'withdraw'}
        onClose={close}
        title={t('withdraw.title', { name: person.name })}
        confirmLabel={t('withdraw.confirm')}
        onConfirm={() => withdraw.mutate(person.id, { onSettled: close })}
        isRunning={withdraw.isPending}
        dangerous
      >
        <p>{t('withdraw.what')}</p>
      </ConfirmDialog>
    </>
  )
}

function SignedPaper({ id }: { id: string }) {
  const { t } = useTranslation('consents')
  const download = useDownloadFile()
  return (
    <Button size="compact-sm" variant="default" loading={download.isPending} onClick={() => download.mutate(id)}>
      {t('paper.open')}
    </Button>
  )
}
