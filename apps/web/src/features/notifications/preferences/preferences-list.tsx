import { NOTIFICATION_CHANNELS } from '@app/domain'
import { Button, Skeleton, Switch } from '@mantine/core'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsMailing } from '../../../session/use-is-mailing.ts'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import { showUndo } from '../../../ui/say/toast.ts'
import { Note } from '../../../ui/show/note.tsx'
import { PushCard } from '../push/push-card.tsx'
import { type Choice, choicesBack, opposite, type Preference } from './preference-choice.ts'
import { preferenceGroups } from './preference-groups.ts'
import { usePreferences, useUpdateNotificationPreferences } from './preferences.queries.ts'
import styles from './preferences-list.module.css'

/** What a person is told, and how. Every choice counts at once and can be taken back. */
export function PreferencesList() {
  return (
    <Suspense fallback={<Skeleton height={480} />}>
      <Preferences />
    </Suspense>
  )
}

function Preferences() {
  const { t } = useTranslation('notifications')
  const preferences = usePreferences()
  const isMailing = useIsMailing()
  const { mutate } = useUpdateNotificationPreferences()
  const choose = (choices: Choice[], text: string) =>
    mutate(choices, { onSuccess: () => showUndo(text, () => mutate(opposite(choices))) })
  if (preferences.isPending) return <Skeleton height={480} />
  if (preferences.isError) return <ErrorState error={preferences.error} onRetry={() => void preferences.refetch()} />
  const back = choicesBack(preferences.data)
  return (
    <>
      <PushCard />
      {isMailing ? null : <Note tone="neutral" title={t('noMails')} />}
      {preferenceGroups(preferences.data).map(({ group, members }) => (
        <Group
          key={group}
          name={group}
          members={members}
          isMailing={isMailing}
          onChoose={(choice, text) => choose([choice], text)}
        />
      ))}
      {back.length > 0 ? (
        <div className={styles.back}>
          <Button variant="default" onClick={() => choose(back, t('areBack'))}>
            {t('back')}
          </Button>
        </div>
      ) : null}
    </>
  )
}

type OnChoose = (choice: Choice, text: string) => void

type Told = { isMailing: boolean; onChoose: OnChoose }

function Group({ name, members, ...told }: Told & { name: string; members: Preference[] }) {
  const { t } = useTranslation('notifications')
  return (
    <section className={styles.card} aria-labelledby={`told-of-${name}`}>
      <div className={styles.heading}>
        <h2 id={`told-of-${name}`} className={styles.title}>
          {t(`groups.${name}`)}
        </h2>
        {NOTIFICATION_CHANNELS.map((channel) => (
          <span key={channel} className={styles.channel} aria-hidden>
            {t(`channels.${channel}`)}
          </span>
        ))}
      </div>
      <ul className={styles.list}>
        {members.map((preference) => (
          <Row key={preference.kind} preference={preference} {...told} />
        ))}
      </ul>
    </section>
  )
}

function Row({ preference, isMailing, onChoose }: Told & { preference: Preference }) {
  const { t } = useTranslation('notifications')
  const { kind } = preference
  const what = t(`kinds.${kind}`)
  const why = whyAlways(preference, isMailing)
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.what}>{what}</p>
        {why ? <p className={styles.why}>{t(why)}</p> : null}
      </div>
      {NOTIFICATION_CHANNELS.map((channel) => {
        const { isEnabled, canBeDisabled } = preference[channel]
        const toggle = () => onChoose({ kind, channel, isEnabled: !isEnabled }, t(isEnabled ? 'off' : 'on', { what }))
        return (
          <Switch
            key={channel}
            size="md"
            className={styles.switch}
            aria-label={`${what}: ${t(`channels.${channel}`)}`}
            checked={isEnabled}
            disabled={!canBeDisabled}
            onChange={toggle}
          />
        )
      })}
    </li>
  )
}

/** Why one of the switches cannot be moved. */
function whyAlways({ bell, mail }: Preference, isMailing: boolean): 'always' | 'alwaysBoth' | 'alwaysHere' | null {
  if (bell.canBeDisabled) return null
  if (mail.canBeDisabled) return 'always'
  return isMailing ? 'alwaysBoth' : 'alwaysHere'
}
