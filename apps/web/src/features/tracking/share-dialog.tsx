import { Button, CopyButton, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isSettled } from '../../api/settled.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import styles from '../../ui/dialog/dialog-body.module.css'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { PageLoading } from '../../ui/page/page-loading.tsx'
import { useReturnFocus } from '../../ui/page/use-return-focus.ts'
import { Refusal } from '../../ui/say/refusal.tsx'
import { useShareTracking, useStopSharingTracking, useTrackingLink } from './tracking.queries.ts'

type Props = { orderId: string; onClose: () => void }

/** Makes the link of a package, shows it again, and revokes it. */
export function ShareDialog({ orderId, onClose }: Props) {
  const { t } = useTranslation('client')
  useReturnFocus()
  const shared = useTrackingLink(orderId)
  const link = shared.data?.link ?? null
  return (
    <Dialog opened onClose={onClose} title={t('share.title')} centered size={480}>
      <div className={styles.body}>
        <p>{t('share.sentence')}</p>
        {shared.isPending ? <PageLoading /> : null}
        {shared.isError && !shared.data ? <ErrorState error={shared.error} onRetry={() => void shared.refetch()} /> : null}
        {shared.data && link === null ? <NotShared orderId={orderId} /> : null}
        {link === null ? null : <Shared orderId={orderId} link={link} />}
      </div>
    </Dialog>
  )
}

function NotShared({ orderId }: { orderId: string }) {
  const { t } = useTranslation('client')
  const share = useShareTracking(orderId)
  return (
    <>
      <Failure error={share.error} />
      <div className={styles.buttons}>
        <Button data-autofocus loading={share.isPending} onClick={() => share.mutate()}>
          {t('share.make')}
        </Button>
      </div>
    </>
  )
}

function Shared({ orderId, link }: { orderId: string; link: string }) {
  const { t } = useTranslation('client')
  const stop = useStopSharingTracking(orderId)
  return (
    <>
      <TextInput
        label={t('share.link')}
        description={t('share.until')}
        value={link}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Failure error={stop.error} />
      <div className={styles.buttons}>
        <Button variant="subtle" color="red" loading={stop.isPending} onClick={() => stop.mutate()}>
          {t('share.stop')}
        </Button>
        {'share' in navigator ? (
          <Button variant="default" onClick={() => void sendOn(t('share.message'), link)}>
            {t('share.send')}
          </Button>
        ) : null}
        <CopyButton value={link} timeout={2_000}>
          {({ copied, copy }) => (
            <Button data-autofocus onClick={copy}>
              {copied ? t('share.copied') : t('share.copy')}
            </Button>
          )}
        </CopyButton>
      </div>
    </>
  )
}

/** The telephone's own sheet; who closes it changed their mind. */
const sendOn = (text: string, url: string): Promise<void> => navigator.share({ text, url }).catch(() => undefined)

function Failure({ error }: { error: unknown }) {
  if (!error || isSettled(error)) return null
  return (
    <p role="alert" className={styles.failure}>
      <Refusal error={error} />
    </p>
  )
}
