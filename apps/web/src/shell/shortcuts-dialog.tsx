import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { NamedScreen } from '../features/search/search-options.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { turnLetterKeys, useLetterKeysOn } from '../ui/keys/letter-keys.ts'
import { goKeysOf } from './go-keys.ts'
import styles from './shortcuts-dialog.module.css'

type Keys = Readonly<Record<string, readonly string[]>>

/** One sign alone: these can be turned off. */
const SIGNS: Readonly<Record<'everywhere' | 'lists' | 'record', Keys>> = {
  everywhere: { menuOf: ['?'] },
  lists: { walk: ['j', 'k', '↑', '↓'], tick: ['x'], tickRange: ['⇧', 'x'], filters: ['f'], listSearch: ['/'] },
  record: { nextRecord: ['j', 'k'], edit: ['e'], act: ['a'] },
}
const ALWAYS: typeof SIGNS = {
  everywhere: { search: ['Ctrl', 'K'], notices: ['F8'], close: ['Esc'] },
  lists: { walk: ['↑', '↓'], open: ['Enter'] },
  record: { leave: ['Esc'] },
}
const PLACES = ['everywhere', 'lists', 'record'] as const

type Props = { opened: boolean; onClose: () => void; screens: readonly NamedScreen[] }

/** The keys, by where they work (ui/keys, ui/page/use-hotkey.ts), and the switch that turns single signs off. */
export function ShortcutsDialog({ opened, onClose, screens }: Props) {
  const { t } = useTranslation('shell')
  const isOn = useLetterKeysOn()
  return (
    <Dialog opened={opened} onClose={onClose} returnFocus={false} title={t('shortcuts.title')} size={520} centered>
      <Switch
        className={styles.switch ?? ''}
        label={t('shortcuts.letters')}
        description={t('shortcuts.lettersHelp')}
        checked={isOn}
        onChange={({ currentTarget }) => turnLetterKeys(currentTarget.checked)}
      />
      {PLACES.map((place) => (
        <section key={place} className={styles.group}>
          <h3>{t(`shortcuts.groups.${place}`)}</h3>
          <dl className={styles.list}>
            {Object.entries({ ...ALWAYS[place], ...(isOn ? SIGNS[place] : {}) }).map(([name, keys]) => (
              <Shortcut key={name} name={t(`shortcuts.${name}`)} keys={keys} />
            ))}
          </dl>
        </section>
      ))}
      {isOn ? (
        <section className={styles.group}>
          <h3>{t('shortcuts.groups.go')}</h3>
          <dl className={styles.list}>
            {goKeysOf(screens).map(({ letter, screen }) => (
              <Shortcut key={letter} name={screen.name} keys={['g', letter]} />
            ))}
          </dl>
        </section>
      ) : null}
    </Dialog>
  )
}

const Shortcut = ({ name, keys }: { name: string; keys: readonly string[] }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </dd>
  </div>
)
