import { PUSH_CHOICES, type PushChoice } from '@app/domain'
import { Button, Radio, Skeleton, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import { Note } from '../../../ui/show/note.tsx'
import { isTelephone, type Standing } from './browser-push.ts'
import { usePush, useSubscribeToPush, useUnsubscribeFromPush } from './push.queries.ts'
import styles from './push-card.module.css'

/** Whether this browser shows what its person is told, also while Puente is closed. It is asked for on a press alone. */
export function PushCard() {
  const { t } = useTranslation('notifications')
  return (
    <section className={styles.card} aria-labelledby="push-here">
      <h2 id="push-here" className={styles.title}>
        {t(isTelephone() ? 'push.onTelephone' : 'push.onComputer')}
      </h2>
      <Here />
    </section>
  )
}

function Here() {
  const push = usePush()
  if (push.isPending) return <Skeleton height={72} />
  if (push.isError) return <ErrorState error={push.error} onRetry={() => void push.refetch()} />
  const { publicKey, choice, standing } = push.data
  if (publicKey === null) return <WhyNot reason="notOffered" />
  if (standing === 'on' || standing === 'off') return <Setting publicKey={publicKey} choice={standing === 'on' ? choice : null} />
  return <WhyNot reason={standing} />
}

function WhyNot({ reason }: { reason: Exclude<Standing, 'on' | 'off'> | 'notOffered' }) {
  const { t } = useTranslation('notifications')
  return <p className={styles.sentence}>{t(`push.${reason}`)}</p>
}

type Chosen = { publicKey: string; choice: PushChoice | null }

function Setting({ publicKey, choice }: Chosen) {
  const { t } = useTranslation('notifications')
  const subscribe = useSubscribeToPush()
  const unsubscribe = useUnsubscribeFromPush()
  // Asked in the press itself: browsers refuse what is asked later.
  const choose = (wanted: PushChoice) =>
    subscribe.mutate({ publicKey, choice: wanted, isAllowed: Notification.requestPermission() })
  const isAsked = subscribe.isPending && choice === null
  const shown = subscribe.isPending ? subscribe.variables.choice : choice
  const hasFailed = subscribe.isError || unsubscribe.isError
  return (
    <>
      {hasFailed ? <Note tone="red" title={t('push.failed')} isRefusal /> : null}
      {choice === null ? (
        <div className={styles.off}>
          <p className={styles.sentence}>{t(isAsked ? 'push.asked' : 'push.off')}</p>
          <Button loading={isAsked} onClick={() => choose('important')}>
            {t('push.turnOn')}
          </Button>
        </div>
      ) : (
        <>
          <Radio.Group
            aria-label={t('push.which')}
            value={shown}
            onChange={(value) => choose(PUSH_CHOICES.find((one) => one === value) ?? choice)}
          >
            <Stack gap="sm">
              {PUSH_CHOICES.map((value) => (
                <Radio
                  key={value}
                  value={value}
                  label={t(`push.choices.${value}`)}
                  description={t(`push.choicesHelp.${value}`)}
                />
              ))}
            </Stack>
          </Radio.Group>
          <div className={styles.off}>
            <p className={styles.sentence}>{t('push.always')}</p>
            <Button variant="default" loading={unsubscribe.isPending} onClick={() => unsubscribe.mutate()}>
              {t('push.turnOff')}
            </Button>
          </div>
        </>
      )}
    </>
  )
}
