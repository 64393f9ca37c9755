import { useTranslation } from 'react-i18next'
import { Dialog } from '../ui/dialog/dialog.tsx'
import styles from './shortcuts-dialog.module.css'

const GROUPS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  everywhere: { search: ['Ctrl', 'K'], menuOf: ['?'], notices: ['F8'], close: ['Esc'] },
  lists: { listSearch: ['/'], next: ['Tab'], open: ['Enter'] },
}

/** The keys that work on every screen (ui/use-hotkey.ts). */
export function ShortcutsDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('shell')
  return (
    <Dialog opened={opened} onClose={onClose} returnFocus={false} title={t('shortcuts.title')} size={480} centered>
      {Object.entries(GROUPS).map(([group, shortcuts]) => (
        <section key={group} className={styles.group}>
          <h3>{t(`shortcuts.groups.${group}`)}</h3>
          <dl className={styles.list}>
            {Object.entries(shortcuts).map(([name, keys]) => (
              <div key={name}>
                <dt>{t(`shortcuts.${name}`)}</dt>
                <dd>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}
