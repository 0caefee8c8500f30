// A change feed like that of another process of the same site.
import type pg from 'pg';
import { silentLog } from '../adapters/log.ts';
import { type ChangeFeed, createChangeFeed } from '../platform/changes/listener.ts';

export const openFeedElsewhere = (database: pg.PoolConfig): ChangeFeed =>
  createChangeFeed(database, silentLog);
