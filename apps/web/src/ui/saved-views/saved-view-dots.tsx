import { ActionIcon } from '@mantine/core'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { type ComponentProps, type ReactNode, Suspense, useState } from 'react'
import styles from './saved-view-tabs.module.css'

export type DotsProps = Omit<ComponentProps<'button'>, 'color' | 'style'>

/** Stands where the menu comes when it is pressed: menus bring an engine that places them (25 kB). */
export function SavedViewDots({ name, menu }: { name: string; menu: (props: { name: string }) => ReactNode }) {
  const [isWanted, setWanted] = useState(false)
  const button = <Dots aria-label={name} title={name} aria-haspopup="menu" onClick={() => setWanted(true)} />
  return isWanted ? <Suspense fallback={button}>{menu({ name })}</Suspense> : button
}

export const Dots = (props: DotsProps) => (
  <ActionIcon {...props} className={styles.end ?? ''} variant="subtle" color="gray" size="lg">
    <IconDots aria-hidden />
  </ActionIcon>
)
