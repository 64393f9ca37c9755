import { createContext, type ReactNode } from 'react'

/** What a list puts at the end of the row above it: its views, its columns, its file. */
export const ListToolsContext = createContext<{ tools: ReactNode; narrowedBy: number } | null>(null)
