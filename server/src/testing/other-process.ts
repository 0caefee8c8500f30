// The changes that another process of the same site receives.
import type pg from 'pg';
import { type ChangeFeed, createChangeFeed } from '../features/live/change-feed.ts';
import { silentLog } from '../log.ts';

export const openFeedElsewhere = (database: pg.PoolConfig): ChangeFeed =>
  createChangeFeed(database, silentLog);
