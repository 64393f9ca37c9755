import { Button } from '@mantine/core'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs'
import { useTranslation } from 'react-i18next'
import { SidePanel } from '../ui/dialog/side-panel.tsx'
import { clearMessages, useMessages } from '../ui/say/toast-history.ts'
import { EmptyState } from '../ui/show/empty-state.tsx'
import { useFormat } from '../ui/show/use-format.ts'
import styles from './messages-panel.module.css'

/** Every notice since the sign-in, to read again: the messages of the specification's section 2. */
export function MessagesPanel({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('shell')
  const format = useFormat()
  const messages = useMessages()
  return (
    <SidePanel
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      position="right"
      size="26rem"
      title={t('messages.title')}
      overlayOpacity={0.2}
      transitionProps={{ duration: 160 }}
      classNames={{ content: styles.panel, header: styles.header, title: styles.title, body: styles.body }}
    >
      {messages.length === 0 ? (
        <EmptyState icon={IconMessages} title={t('messages.emptyTitle')} sentence={t('messages.emptySentence')} />
      ) : (
        <>
          <div className={styles.top}>
            <p>{t('messages.sentence')}</p>
            <Button variant="subtle" size="compact-sm" onClick={clearMessages}>
              {t('messages.clear')}
            </Button>
          </div>
          <ol className={styles.list}>
            {messages.map(({ id, tone, text, at }) => (
              <li key={id} className={styles.message} data-tone={tone}>
                {tone === 'success' ? <IconCircleCheck aria-hidden /> : <IconAlertCircle aria-hidden />}
                <p>
                  <span className="visually-hidden">{t(`messages.tones.${tone}`)} </span>
                  {text}
                </p>
                <time dateTime={at}>{format.instant(at)}</time>
              </li>
            ))}
          </ol>
        </>
      )}
    </SidePanel>
  )
}
