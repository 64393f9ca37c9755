import { Button } from '@mantine/core'
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AddPasskey } from '../../features/second-factor/add-passkey.tsx'
import { Enrolment } from '../../features/second-factor/enrolment.tsx'
import { knowsPasskeys } from '../../session/knows-passkeys.ts'
import { logOut, startSession } from '../../session/session.ts'
import { PlainHeader } from '../../ui/page/plain-header.tsx'
import { useDocumentTitle } from '../../ui/page/use-document-title.ts'
import styles from './enrolment-only.module.css'

/** All that staff see until they turn on the second step that the house requires. */
export function EnrolmentOnly() {
  const { t } = useTranslation('second-factor')
  useDocumentTitle(t('required.title'))
  const [isByPasskey, setByPasskey] = useState(false)
  const finish = () => void startSession()
  return (
    <div className={styles.page}>
      <PlainHeader>
        <Button variant="subtle" color="gray" onClick={logOut}>
          {t('shell.logOut')}
        </Button>
      </PlainHeader>
      <main className={styles.main}>
        <span className={styles.icon}>
          <IconShieldLock aria-hidden />
        </span>
        <h1 className={styles.title}>{t('required.title')}</h1>
        <p className={styles.sentence}>{t('required.sentence')}</p>
        <div className={styles.card}>{isByPasskey ? <AddPasskey onDone={finish} /> : <Enrolment onDone={finish} />}</div>
        {knowsPasskeys() ? (
          <Button variant="subtle" mt="md" onClick={() => setByPasskey(!isByPasskey)}>
            {t(isByPasskey ? 'required.byApplication' : 'required.byPasskey')}
          </Button>
        ) : null}
      </main>
    </div>
  )
}
