#!/bin/sh
# Run once by the image of PostgreSQL, when the primary is created: the image lets clients in, but no replicas.
echo 'host replication postgres all scram-sha-256' >> "$PGDATA/pg_hba.conf"
