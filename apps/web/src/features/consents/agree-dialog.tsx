import type { OwnConsents } from '@app/contract/consents.contract'
import type { TextKind } from '@app/domain'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useReturnFocus } from '../../ui/page/use-return-focus.ts'
import { Refusal } from '../../ui/say/refusal.tsx'
import { agreedTextsOf } from '../texts/agreed-texts.ts'
import { TextTick } from '../texts/text-tick.tsx'
import styles from './consents.module.css'
import { useAgreeToTexts, useConsents } from './consents.queries.ts'

type Props = { asked: OwnConsents['asked']; onLater: () => void; onAgreed: () => void }

/** The texts that are asked for, none ticked. Whoever has no time now goes on without. */
export function AgreeDialog({ asked, onLater, onAgreed }: Props) {
  const { t } = useTranslation('texts')
  useReturnFocus()
  const consents = useConsents()
  const agree = useAgreeToTexts()
  const [ticked, setTicked] = useState<readonly TextKind[]>([])
  const tick = (kind: TextKind) => (isTicked: boolean) =>
    setTicked((before) => (isTicked ? [...before, kind] : before.filter((one) => one !== kind)))
  const showNewer = () => {
    setTicked([])
    void consents.refetch()
  }
  const send = () => agree.mutate(agreedTextsOf(asked, ticked), { onSuccess: onAgreed, onError: showNewer })
  return (
    <Dialog opened onClose={onLater} title={t('ask.title')} centered>
      <div className={styles.form}>
        <p className={styles.quiet}>{t('ask.sentence')}</p>
        {asked.map(({ kind, version }) => (
          <TextTick key={kind} kind={kind} version={version} isTicked={ticked.includes(kind)} onTick={tick(kind)} />
        ))}
        {agree.isError ? (
          <p role="alert" className={styles.failure}>
            <Refusal error={agree.error} />
          </p>
        ) : null}
        <div className={styles.buttons}>
          <Button variant="default" onClick={onLater}>
            {t('ask.later')}
          </Button>
          <Button loading={agree.isPending} disabled={ticked.length === 0} onClick={send}>
            {t('ask.agree')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
