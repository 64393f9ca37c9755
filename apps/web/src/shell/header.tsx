import { ActionIcon } from '@mantine/core'
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import { useTranslation } from 'react-i18next'
import { RemoteNotifications } from '../features/notifications/remote-notifications.tsx'
import type { NamedScreen } from '../features/search/search-options.ts'
import { SearchTrigger } from '../features/search/search-trigger.tsx'
import { Link } from '../ui/edit/link.tsx'
import { Brand } from '../ui/page/brand.tsx'
import { ErrorBoundary } from '../ui/page/error-boundary.tsx'
import { LanguagePicker } from '../ui/page/language-picker.tsx'
import { ThemeToggle } from '../ui/page/theme-toggle.tsx'
import { showError } from '../ui/say/toast.ts'
import { AccountMenu } from './account-menu.tsx'
import styles from './header.module.css'

type Props = { onToggleMenu: () => void; isMenuOpen: boolean; screens: readonly NamedScreen[] }

export function Header({ onToggleMenu, isMenuOpen, screens }: Props) {
  const { t } = useTranslation()
  return (
    <header className={styles.header}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={isMenuOpen ? t('shell.closeMenu') : t('shell.openMenu')}
        aria-expanded={isMenuOpen}
        onClick={onToggleMenu}
      >
        <IconMenu2 aria-hidden />
      </ActionIcon>
      <Link to="/" className={styles.home} aria-label={t('shell.home')}>
        <Brand />
      </Link>
      <div className={styles.search}>
        <SearchTrigger screens={screens} />
      </div>
      <div className={styles.tools}>
        <ErrorBoundary fallback={null}>
          <RemoteNotifications />
        </ErrorBoundary>
        <LanguagePicker onAnswer={(isThere) => isThere || showError(t('ui.languageFailed'))} />
        <ThemeToggle />
        <AccountMenu screens={screens} />
      </div>
    </header>
  )
}
