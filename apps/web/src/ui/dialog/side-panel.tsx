import { useProps } from '@mantine/core'
import { Overlaid, type OverlaidProps } from './overlaid.tsx'
import styles from './side-panel.module.css'

export type SidePanelProps = OverlaidProps & {
  /** The edge that it slides in from. */
  position?: 'left' | 'right' | 'bottom'
  /** Its width; from below, its height. */
  size: string
}

const SLIDES = { left: 'slide-right', right: 'slide-left', bottom: 'slide-up' } as const

/** Slides in over the page: a record, a menu, what narrows a list. */
export function SidePanel(given: SidePanelProps) {
  const { position = 'left', size, transitionProps, ...props } = useProps('SidePanel', {}, given)
  return (
    <Overlaid
      {...props}
      transitionProps={{ transition: SLIDES[position], ...transitionProps }}
      shape={{
        root: { '--panel-size': size } as Record<string, string>,
        inner: [styles.inner, styles[position]].join(' '),
        content: styles.content,
        radius: 0,
      }}
    />
  )
}
